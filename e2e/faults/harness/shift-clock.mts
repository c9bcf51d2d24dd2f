// `node --import` this, and the process thinks that it is FAULTS_CLOCK milliseconds later than it is.
const shift = Number(process.env.FAULTS_CLOCK ?? 0);
const Real = Date;

globalThis.Date = new Proxy(Real, {
  construct: (_target, values: [], newTarget) =>
    Reflect.construct(Real, values.length === 0 ? [Real.now() + shift] : values, newTarget),
  apply: () => new Date().toString(),
  get: (target, name) => (name === 'now' ? () => Real.now() + shift : Reflect.get(target, name)),
});
