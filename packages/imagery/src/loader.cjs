// A webpack loader for `pictures/<name>/index.ts`: importing a picture ships its files with the release that imports
// it, as `pictures/<name>-<width>.<format>` and `<name>-card.jpg`, and nothing else does.
const { readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

module.exports = function shipPicture(source) {
  const folder = dirname(this.resourcePath);
  for (const file of readdirSync(folder)) {
    if (!/\.(avif|webp|jpg)$/.test(file)) continue;
    const path = join(folder, file);
    this.addDependency(path);
    if (this.getOptions().emit !== false) this.emitFile(`pictures/${file}`, readFileSync(path));
  }
  return source;
};
