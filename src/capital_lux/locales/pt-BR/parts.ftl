### Lists
