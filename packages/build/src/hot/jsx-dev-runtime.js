import { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';

export { Fragment };

/** What swc's development JSX calls, on the one runtime that the page shares. */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
