/** @koa/multer is multer with middleware for Koa; it comes without types. */
declare module '@koa/multer' {
  import type { Middleware } from 'koa';
  import type { Options } from 'multer';

  export default function multer(options: Options): {
    array(field: string, most: number): Middleware;
  };
}
