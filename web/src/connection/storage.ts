/** What this browser keeps of the games that are played in it: texts by name, in IndexedDB. */

const NAME = "capital-lux";
const STORE = "kept";

const opened = new Promise<IDBDatabase>((done, failed) => {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => failed(asked.error);
});
let told: () => void = () => undefined;
/** Do something once it is known that this browser keeps nothing: the games then last as long as the page. */
export function refused(tell: () => void): void {
  told = tell;
  opened.catch(tell);
}

export async function everything(): Promise<Record<string, string>> {
  try {
    const store = (await opened).transaction(STORE).objectStore(STORE);
    const [names, texts] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
    return Object.fromEntries(names.map((name, at) => [String(name), String(texts[at])]));
  } catch {
    return {};
  }
}

const result = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });

/** Keep a text; without one, forget it. */
export function keep(name: string, text?: string | null): void {
  void opened
    .then((found) => {
      const change = found.transaction(STORE, "readwrite");
      // There may be no more room.
      change.onabort = told;
      const store = change.objectStore(STORE);
      if (text === undefined || text === null) store.delete(name);
      else store.put(text, name);
    })
    .catch(told);
}
