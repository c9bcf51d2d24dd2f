declare const CONTACT: import('../read-release.ts').EmbeddedRelease;
declare const EDITORIAL: import('../read-release.ts').EmbeddedRelease;

declare module 'clandor_contact/contact' {
  const Page: import('react').ComponentType;
  export default Page;
}
