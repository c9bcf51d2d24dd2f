import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Build,
  CONTRACT_VERSION,
  RELEASABLE_NAMES,
  type ReleasableName,
  type RemoteRoute,
  releaseRouteSchema,
} from '@clandor/contract';

/** What a fixture's page does when it is rendered. */
export type Behaviour = 'render' | 'throw' | 'hang' | 'slow' | 'talk' | 'echo' | 'snoop' | 'exit';

export interface FixtureOptions {
  /** Stands in the page; another text is another build. */
  text?: string;
  behaviour?: Behaviour;
  mode?: Build['mode'];
  routes?: RemoteRoute[];
  shared?: Build['shared'];
  budget?: Build['budget'];
}

/**
 * How a fixture's page reads a plain post and answers to one: `name` must be there, `endpoint` says where it goes, and
 * `behave` how it fails. What it throws or writes repeats all that was sent, as careless code would.
 */
const PLAIN_POST_CODE = `
const all = (fields) => JSON.stringify([...fields]);
const fail = (how, fields) => {
  console.error("it held " + all(fields));
  process.stderr.write("it held " + all(fields) + "\\n");
  if (how === "crash") setTimeout(() => { throw new Error(all(fields)); });
  if (how === "hang") for (;;);
  throw new Error("cannot do with " + all(fields));
};
exports.plainPost = (path, fields) => {
  if (path.endsWith("/nobody")) return null;
  const { endpoint = "/api/form-submit", reading, ...payload } = Object.fromEntries(fields);
  if (reading) fail(reading, fields);
  receipt = payload.receipt && all(fields);
  if (!payload.firstName) return { issues: [{ field: "firstName", message: "First name is required" }] };
  return { endpoint, payload: { ...payload, subscribeUpdates: "subscribeUpdates" in payload } };
};
let receipt;
exports.answer = ({ fields, outcome }) => {
  const { drawing } = Object.fromEntries(fields);
  if (drawing) fail(drawing, fields);
  if (outcome.kind === "stored" && receipt) throw new Error(receipt);
  return " answers " + outcome.kind + " " + JSON.stringify(outcome) + " to " + all(fields);
};`;

/** What the renderer runs of a remote: small, but real CommonJS that the permission model confines. */
const REMOTE_CODE = (text: string, behaviour: Behaviour): string => `
exports.render = async (path) => {
  ${
    {
      render: '',
      throw: 'throw new Error("this page cannot be drawn");',
      hang: 'for (;;);',
      slow: 'for (const end = Date.now() + 2300; Date.now() < end; );',
      echo: 'console.warn("drawing", path); if (/@|%40/.test(path)) throw new Error("nothing at " + decodeURIComponent(path));',
      talk: 'for (let line = 0; line < 50; line += 1) console.warn("drawing", { line });',
      exit: 'if (path.includes("exit")) process.exit(3);',
      snoop: `
      const tried = [];
      const attempt = (name, act) => { try { act(); tried.push(name + ": allowed"); } catch (error) { tried.push(name + ": " + error.code); } };
      attempt("read", () => require("node:fs").readFileSync("/etc/passwd"));
      attempt("write", () => require("node:fs").writeFileSync("/tmp/clandor-snoop", "x"));
      attempt("run", () => require("node:child_process").execSync("id"));
      attempt("worker", () => new (require("node:worker_threads").Worker)("1", { eval: true }));
      attempt("secrets", () => { if (Object.keys(process.env).some((name) => name !== "NODE_ENV")) return; throw { code: "none" }; });
      const connecting = (name, open) => new Promise((resolve) => {
        const done = (outcome) => { tried.push(name + ": " + outcome); resolve(); };
        try { open().on("error", (error) => done(error.code)).on("connect", () => done("allowed")).on("listening", () => done("allowed")); } catch (error) { done(error.code); }
      });
      const net = require("node:net");
      await connecting("connect", () => net.connect(9, "127.0.0.1"));
      await connecting("listen", () => net.createServer().listen(0));
      await connecting("send", () => { const socket = require("node:dgram").createSocket("udp4"); socket.bind(0); return socket; });
      return tried.join("; ");`,
    }[behaviour]
  }
  return ${JSON.stringify(text)} + " at " + path;
};
${PLAIN_POST_CODE}`;

/** A shell without React: finds the remote that owns a path by its first segment, and puts its text into a document. */
const SHELL_CODE = `
exports.createSite = async ({ composition, folderOf }) => {
  const owners = composition.remotes.flatMap((remote) => remote.routes.map((route) => ({ remote, first: route.path.split("/")[1] })));
  const page = (status, remote, text) => ({ status, html: "<!doctype html><title>" + composition.id + "</title><main>" + text + "</main>", styleHashes: [], remote });
  return {
    async render(url, post) {
      const path = url.split("?")[0];
      const owner = owners.find(({ first }) => first === path.split("/")[1]);
      if (!owner) return page(404, null, "404 Page Not Found");
      const { name, version, server } = owner.remote;
      const { render, answer } = require(folderOf(name, version) + "/" + server);
      return page(200, { name, version }, name + "@" + version + " says " + (await render(path)) + (post ? answer(post) : ""));
    },
    async readPlainPost(path, fields) {
      const owner = owners.find(({ first }) => first === path.split("/")[1]);
      return owner ? require(folderOf(owner.remote.name, owner.remote.version) + "/" + owner.remote.server).plainPost(path, fields) : null;
    },
    bareShell: () => page(200, null, "bare shell"),
  };
};`;

const ROUTES: Partial<Record<ReleasableName, RemoteRoute[]>> = {
  shell: [],
  'mf-marketing': [{ path: '/', page: 'home', paths: ['/'] }],
  'mf-editorial': [{ path: '/editorial/:slug?', page: 'editorial', paths: ['/editorial', '/editorial/one'] }],
  'mf-apply': [{ path: '/membership', page: 'membership', paths: ['/membership'] }],
  'mf-contact': [{ path: '/contact/:department?', page: 'contact', paths: ['/contact'] }],
  'mf-explore': [{ path: '/explore', page: 'explore', paths: ['/explore'] }],
};

/** A remote that the house does not know has one page, under its own name. */
const ownRoute = (name: ReleasableName): RemoteRoute[] => [{ path: `/${name}`, page: 'page', paths: [`/${name}`] }];

/**
 * Writes a build as `clandor-build` would leave it, by hand and at once: for tests of what happens to builds.
 *
 * @param folder absolute; made when it is not there
 */
export function makeBuild(folder: string, name: ReleasableName, options: FixtureOptions = {}): Build {
  const {
    text = name,
    behaviour = 'render',
    mode = 'production',
    routes = ROUTES[name] ?? ownRoute(name),
    shared = {},
    budget,
  } = options;
  const contents: Record<string, string> = {
    'web/remoteEntry.js': `/* ${text} */ ${'console.log(1);'.repeat(200)}`,
    'server/remoteEntry.js': name === 'shell' ? SHELL_CODE : REMOTE_CODE(text, behaviour),
    'server/package.json': '{ "type": "commonjs" }',
  };
  for (const [path, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const id = sha('sha256', JSON.stringify({ contents, mode, routes, shared, budget })).toString('hex').slice(0, 12);
  const build: Build = {
    contract: CONTRACT_VERSION,
    build: id,
    mode,
    commit: null,
    global: `${name.replaceAll('-', '_')}_${id}`,
    entry: ['web/remoteEntry.js'],
    server: 'server/remoteEntry.js',
    preload: [],
    routes: routes.map((route) => releaseRouteSchema.parse({ ...route, files: [] })),
    shared,
    ...(budget && { budget }),
    files: Object.entries(contents).map(([path, content]) => ({
      path,
      bytes: Buffer.byteLength(content),
      integrity: `sha384-${sha('sha384', content).toString('base64')}`,
    })),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(build));
  return build;
}

type OwnName = (typeof RELEASABLE_NAMES)[number];

/** A build of every part, in a folder each. */
export function makeAllBuilds(folder: string): Record<OwnName, string> {
  const entries = RELEASABLE_NAMES.map((name) => {
    makeBuild(join(folder, name), name);
    return [name, join(folder, name)] as const;
  });
  return Object.fromEntries(entries) as Record<OwnName, string>;
}

const sha = (algorithm: string, content: string): Buffer => createHash(algorithm).update(content).digest();
