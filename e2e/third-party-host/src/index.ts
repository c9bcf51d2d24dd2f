// What is shared is there only after this boundary (Module Federation).
import('./app.tsx');
