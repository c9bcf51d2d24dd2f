// `npm start` (in packages/gallery): shows every example of every component at http://localhost:4400 (GALLERY_PORT).
import { serveGallery } from './serve.ts';

const port = Number(process.env.GALLERY_PORT ?? 4400);
await serveGallery(port);
console.log(`The gallery is at http://localhost:${port}`);
