BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL,
	position INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	seat INTEGER NOT NULL,
	client_id VARCHAR(64),
	data TEXT NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (table_id, position),
	UNIQUE (table_id, seat, client_id),
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('mentalist',1,'sit',0,NULL,'{"name":"Ann","guest":"ann","token":""}',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',2,'sit',1,NULL,'{"name":"2","guest":"ann","token":""}',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',3,'act',0,'0','keep G3',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',4,'act',1,'1','keep Y6',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',5,'act',0,'2','keep Y6',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',6,'act',1,'3','keep P6',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',7,'act',0,'4','keep P4',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',8,'act',1,'5','keep G3',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',9,'act',0,'6','keep B4',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',10,'act',1,'7','keep B6',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',11,'act',0,'8','home Y4',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',12,'act',1,'9','capital G3',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',13,'act',0,'10','capital Y6',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',14,'act',0,'11','place 0 Y',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',15,'act',1,'12','home Y3',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',16,'act',0,'13','capital B4',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',17,'act',0,'14','district G',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',18,'act',1,'15','capital B6',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',19,'act',1,'16','district G',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',20,'act',0,'17','capital P4',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',21,'act',0,'18','district P',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',22,'act',1,'19','capital Y6',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',23,'act',1,'20','place 1 B',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',24,'act',0,'21','capital P2',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',25,'act',0,'22','district P',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',26,'act',1,'23','capital P6',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',27,'act',1,'24','district B',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',28,'act',0,'25','capital P2',1800000000.0);
INSERT INTO "entries" VALUES('mentalist',29,'act',1,'26','capital P3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',1,'sit',0,NULL,'{"name":"Ann","guest":"ann","token":""}',1800000000.0);
INSERT INTO "entries" VALUES('convertor',2,'sit',1,NULL,'{"name":"2","guest":"ann","token":""}',1800000000.0);
INSERT INTO "entries" VALUES('convertor',3,'act',0,'0','keep P3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',4,'act',0,'1','keep G3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',5,'act',1,'2','keep B5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',6,'act',1,'3','keep G3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',7,'act',1,'4','keep B5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',8,'act',0,'5','keep P4',1800000000.0);
INSERT INTO "entries" VALUES('convertor',9,'act',0,'6','keep B4',1800000000.0);
INSERT INTO "entries" VALUES('convertor',10,'act',1,'7','keep G6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',11,'act',0,'8','home G2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',12,'act',1,'9','capital Y6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',13,'act',1,'10','district P',1800000000.0);
INSERT INTO "entries" VALUES('convertor',14,'act',0,'11','home B4',1800000000.0);
INSERT INTO "entries" VALUES('convertor',15,'act',1,'12','home B5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',16,'act',0,'13','home P4',1800000000.0);
INSERT INTO "entries" VALUES('convertor',17,'act',1,'14','home G3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',18,'act',0,'15','capital P3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',19,'act',0,'16','district Y',1800000000.0);
INSERT INTO "entries" VALUES('convertor',20,'act',1,'17','home B5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',21,'act',0,'18','capital G4',1800000000.0);
INSERT INTO "entries" VALUES('convertor',22,'act',0,'19','card G4',1800000000.0);
INSERT INTO "entries" VALUES('convertor',23,'act',0,'20','place 1 G',1800000000.0);
INSERT INTO "entries" VALUES('convertor',24,'act',1,'21','capital G6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',25,'act',1,'22','card P2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',26,'act',1,'23','place 0 P',1800000000.0);
INSERT INTO "entries" VALUES('convertor',27,'act',0,'24','capital G3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',28,'act',0,'25','place 1 G',1800000000.0);
INSERT INTO "entries" VALUES('convertor',29,'act',1,'26','capital G5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',30,'act',1,'27','place 0 Y',1800000000.0);
INSERT INTO "entries" VALUES('convertor',31,'act',0,'28','keep B3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',32,'act',0,'29','keep G3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',33,'act',1,'30','keep Y4',1800000000.0);
INSERT INTO "entries" VALUES('convertor',34,'act',1,'31','keep Y6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',35,'act',1,'32','keep Y3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',36,'act',0,'33','keep B2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',37,'act',1,'34','keep B3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',38,'act',0,'35','keep B5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',39,'act',1,'36','capital B6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',40,'act',1,'37','district Y',1800000000.0);
INSERT INTO "entries" VALUES('convertor',41,'act',0,'38','capital B3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',42,'act',0,'39','district B',1800000000.0);
INSERT INTO "entries" VALUES('convertor',43,'act',1,'40','capital P4',1800000000.0);
INSERT INTO "entries" VALUES('convertor',44,'act',1,'41','district B',1800000000.0);
INSERT INTO "entries" VALUES('convertor',45,'act',0,'42','capital B6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',46,'act',0,'43','district G',1800000000.0);
INSERT INTO "entries" VALUES('convertor',47,'act',1,'44','home Y3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',48,'act',0,'45','capital B2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',49,'act',0,'46','district G',1800000000.0);
INSERT INTO "entries" VALUES('convertor',50,'act',1,'47','capital Y4',1800000000.0);
INSERT INTO "entries" VALUES('convertor',51,'act',1,'48','district G',1800000000.0);
INSERT INTO "entries" VALUES('convertor',52,'act',0,'49','capital G3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',53,'act',0,'50','place 1 B',1800000000.0);
INSERT INTO "entries" VALUES('convertor',54,'act',1,'51','capital B3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',55,'act',0,'52','home B5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',56,'act',1,'53','home Y6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',57,'act',0,'54','home B5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',58,'act',0,'55','keep P5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',59,'act',1,'56','keep P2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',60,'act',0,'57','keep G3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',61,'act',1,'58','keep G6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',62,'act',1,'59','keep P2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',63,'act',1,'60','keep Y2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',64,'act',0,'61','keep G5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',65,'act',0,'62','keep B6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',66,'act',0,'63','capital B6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',67,'act',0,'64','district B',1800000000.0);
INSERT INTO "entries" VALUES('convertor',68,'act',1,'65','capital P2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',69,'act',1,'66','district B',1800000000.0);
INSERT INTO "entries" VALUES('convertor',70,'act',0,'67','home Y2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',71,'act',1,'68','home P2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',72,'act',0,'69','home G5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',73,'act',1,'70','home B6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',74,'act',0,'71','home P5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',75,'act',1,'72','home Y2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',76,'act',0,'73','capital G3',1800000000.0);
INSERT INTO "entries" VALUES('convertor',77,'act',0,'74','card B4',1800000000.0);
INSERT INTO "entries" VALUES('convertor',78,'act',0,'75','place 1 B',1800000000.0);
INSERT INTO "entries" VALUES('convertor',79,'act',1,'76','capital G6',1800000000.0);
INSERT INTO "entries" VALUES('convertor',80,'act',1,'77','card Y2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',81,'act',1,'78','place 0 Y',1800000000.0);
INSERT INTO "entries" VALUES('convertor',82,'act',0,'79','capital G2',1800000000.0);
INSERT INTO "entries" VALUES('convertor',83,'act',0,'80','place 1 G',1800000000.0);
INSERT INTO "entries" VALUES('convertor',84,'act',1,'81','capital G5',1800000000.0);
INSERT INTO "entries" VALUES('convertor',85,'act',1,'82','place 0 P',1800000000.0);
INSERT INTO "entries" VALUES('on',1,'sit',0,NULL,'{"name":"Guest","guest":"ann","token":""}',1800000000.0);
INSERT INTO "entries" VALUES('on',2,'bot',1,NULL,'{"level":"random","name":"Ben"}',1800000000.0);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(100), language VARCHAR(8),
	PRIMARY KEY (id)
);
CREATE TABLE records (
	id VARCHAR(32) NOT NULL,
	guest VARCHAR(32) NOT NULL,
	data TEXT NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "records" VALUES('solo','ann','{"format":"capital-lux record","version":1,"edition":"generations","seats":1,"powers":["agent","mentalist","merchant","scholar"],"seed":"0000000000000000000000000000000000000000000000000000000000000410","commitment":"ab4d0ac94b2fca1656eba31bf2f87acd3880c86b2c0e1faa759eb193af546bcf","actions":["0 keep B2","0 keep P3","0 keep B4","0 keep G6","0 keep Y2","0 keep P3","0 home Y2","0 home B2","0 home G6","0 capital P3","0 card P3","0 district P","0 capital P3","0 district Y","0 home Y4","0 keep G2","0 keep P2","0 keep G3","0 keep Y5","0 keep Y3","0 keep P6","0 home G2","0 home P2","0 district P","0 home G3","0 capital Y3","0 capital P6","0 district B","0 capital B3","0 district P","0 district P","0 pay","0 card Y5","0 keep G3","0 keep G3","0 keep P4","0 keep B4","0 keep G2","0 keep Y5","0 district Y","0 home Y5","0 home G2","0 home B4","0 capital P4","0 district P","0 district P","0 capital P2","0 district P","0 capital P2"],"result":{"scores":[28,109],"winners":[1]},"players":["Ada","ROB"]}',1800000000.0);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	guest VARCHAR(32) NOT NULL,
	kind VARCHAR(8) NOT NULL,
	level VARCHAR(16) NOT NULL,
	score INTEGER NOT NULL,
	won BOOLEAN NOT NULL,
	ended FLOAT NOT NULL,
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "results" VALUES('convertor',0,'ann','person','',46,0,1800000000.0);
INSERT INTO "results" VALUES('convertor',1,'ann','person','',64,1,1800000000.0);
CREATE TABLE sittings (
	guest VARCHAR(32) NOT NULL,
	table_id VARCHAR(32) NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (guest, table_id),
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "sittings" VALUES('ann','mentalist',1800000000.0);
INSERT INTO "sittings" VALUES('ann','convertor',1800000000.0);
INSERT INTO "sittings" VALUES('ann','on',1800000000.0);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	watch VARCHAR(32) NOT NULL,
	edition VARCHAR(16) NOT NULL,
	seats INTEGER NOT NULL,
	powers VARCHAR(200),
	kind VARCHAR(16) NOT NULL,
	seed BLOB NOT NULL,
	made FLOAT NOT NULL, listed BOOLEAN DEFAULT 0 NOT NULL, clock INTEGER, chat BOOLEAN DEFAULT 1 NOT NULL, start TEXT,
	PRIMARY KEY (id),
	UNIQUE (watch)
);
INSERT INTO "tables" VALUES('mentalist','4_Cc8R1xFHx75EwfvP9FdA','generations',2,'recruiter,mentalist,sentinel,scholar','device',X'0000000000000000000000000000000000000000000000000000000000000151',1800000000.0,0,NULL,1,NULL);
INSERT INTO "tables" VALUES('convertor','b7PpBNPsU-1XsSqq2PrOrw','generations',2,'agent,cleric,follower,convertor','device',X'0000000000000000000000000000000000000000000000000000000000000707',1800000000.0,0,NULL,1,NULL);
INSERT INTO "tables" VALUES('on','YoTH1EhEOl63oDUENTtYkg','generations',2,'agent,cleric,follower,convertor','bots',X'0000000000000000000000000000000000000000000000000000000000000707',1800000000.0,0,NULL,1,'{"format":"capital-lux record","version":1,"edition":"generations","seats":2,"powers":["agent","cleric","follower","convertor"],"seed":"0000000000000000000000000000000000000000000000000000000000000707","commitment":"7495a7a797434b8a7f5b992e67fc34751cb6f0667a6bd6a2e050aa164123111d","actions":["0 keep P3","0 keep G3","1 keep B5","1 keep G3","1 keep B5","0 keep P4","0 keep B4","1 keep G6","0 home G2","1 capital Y6","1 district P","0 home B4","1 home B5","0 home P4","1 home G3","0 capital P3","0 district Y","1 home B5","0 capital G4","0 card G4","0 place 1 G","1 capital G6","1 card P2","1 place 0 P","0 capital G3"],"result":null}');
CREATE TABLE talk (
	table_id VARCHAR(32) NOT NULL,
	number INTEGER NOT NULL,
	seat INTEGER,
	guest VARCHAR(32) NOT NULL,
	name VARCHAR(100) NOT NULL,
	text TEXT,
	phrase VARCHAR(32),
	client_id VARCHAR(64) NOT NULL,
	made FLOAT NOT NULL,
	PRIMARY KEY (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
CREATE INDEX results_guest ON results (guest);
CREATE INDEX records_guest ON records (guest);
COMMIT;
