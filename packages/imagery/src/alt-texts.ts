/** What each picture shows, for those who do not see it. A picture without a text here is not exported. */
export const ALT_TEXTS: Readonly<Record<string, string>> = {
  'landing-hero': 'The sea at night under a low moon, one lamp on a headland.',
  'premium-introductions': 'Two gold rings leaning together on dark silk.',
  'cultural-events': 'A heavy theatre curtain in the light of one lamp.',
  'fine-dining': 'Candles along a dark table, a glass in front of them.',
  'luxury-travel': 'Dunes after sunset, the last light on one ridge.',
  concierge: 'A brass bell on dark marble.',
};
