/**
 * Telephone country codes (spec section 3): 30 entries of 29 codes, in the specification's order.
 * +1 stands twice (design.md, reading 4), so a list needs `key` for its items; what is stored is `value`.
 */
export interface CountryCode {
  /** Unique: ISO 3166-1 alpha-2 in small letters. */
  key: string;
  label: string;
  value: string;
}

const entry = (key: string, country: string, value: string): CountryCode => ({
  key,
  label: `${country} (${value})`,
  value,
});

export const COUNTRY_CODES: readonly CountryCode[] = [
  entry('us', 'United States', '+1'),
  entry('ca', 'Canada', '+1'),
  entry('gb', 'United Kingdom', '+44'),
  entry('fr', 'France', '+33'),
  entry('de', 'Germany', '+49'),
  entry('it', 'Italy', '+39'),
  entry('es', 'Spain', '+34'),
  entry('ch', 'Switzerland', '+41'),
  entry('mc', 'Monaco', '+377'),
  entry('ae', 'United Arab Emirates', '+971'),
  entry('sg', 'Singapore', '+65'),
  entry('hk', 'Hong Kong', '+852'),
  entry('au', 'Australia', '+61'),
  entry('jp', 'Japan', '+81'),
  entry('kr', 'South Korea', '+82'),
  entry('br', 'Brazil', '+55'),
  entry('ar', 'Argentina', '+54'),
  entry('mx', 'Mexico', '+52'),
  entry('ru', 'Russia', '+7'),
  entry('cn', 'China', '+86'),
  entry('in', 'India', '+91'),
  entry('za', 'South Africa', '+27'),
  entry('eg', 'Egypt', '+20'),
  entry('ma', 'Morocco', '+212'),
  entry('sa', 'Saudi Arabia', '+966'),
  entry('qa', 'Qatar', '+974'),
  entry('th', 'Thailand', '+66'),
  entry('my', 'Malaysia', '+60'),
  entry('id', 'Indonesia', '+62'),
  entry('nz', 'New Zealand', '+64'),
];
