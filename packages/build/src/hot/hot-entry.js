// The first module of a hot build: makes the build known to the page's own hot reload (packages/dev/src/client).
globalThis.__clandorHot.join(__resourceQuery.slice(1), import.meta.webpackHot, () => __webpack_hash__);
