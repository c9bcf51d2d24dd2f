import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries.ts';
import { COUNTRY_CODES } from './country-codes.ts';
import { DEPARTMENTS, departmentOrGeneral, enquirySubject, findDepartment, mailbox } from './departments.ts';
import { SALUTATIONS } from './salutations.ts';
import { SOURCES } from './sources.ts';

describe('departments', () => {
  it('are the seven of the specification, in its order and words', () => {
    expect(DEPARTMENTS.map(({ id, title }) => `${id}: ${title}`)).toEqual([
      'membership: Membership',
      'partnerships: Strategic Partnerships',
      'press: Press & Media',
      'advertising: Advertising',
      'careers: Careers',
      'support: Support & Technical',
      "founder: Founder's Office, Private",
    ]);
  });

  it('an unknown id is no department, and general where one is needed', () => {
    expect(findDepartment('nobody')).toBeUndefined();
    expect(findDepartment('general')).toBeUndefined();
    expect(findDepartment(undefined)).toBeUndefined();
    expect(departmentOrGeneral('nobody')).toEqual({ id: 'general', title: 'General Enquiry' });
    expect(departmentOrGeneral('press').title).toBe('Press & Media');
  });

  it('have a subject and a mailbox of their own', () => {
    expect(enquirySubject(departmentOrGeneral('press'))).toBe('Press & Media Inquiry');
    expect(mailbox('press')).toBe('press@clandor.example');
    expect(mailbox('founder', 'example.org')).toBe('founder@example.org');
  });
});

describe('option lists', () => {
  it('salutations and sources', () => {
    expect(SALUTATIONS).toEqual(['Mr.', 'Ms.', 'Mrs.', 'Dr.', 'None']);
    expect(SOURCES).toHaveLength(9);
    expect(SOURCES).toContain('Twitter / X');
  });

  it('country codes: 30 entries of 29 codes in the specification’s order, +1 for two countries, unique keys', () => {
    const order =
      '+1 +1 +44 +33 +49 +39 +34 +41 +377 +971 +65 +852 +61 +81 +82 +55 +54 +52 +7 +86 +91 +27 +20 +212 +966 +974 +66 +60 +62 +64';
    expect(COUNTRY_CODES.map(({ value }) => value).join(' ')).toBe(order);
    expect(COUNTRY_CODES).toHaveLength(30);
    expect(new Set(COUNTRY_CODES.map(({ value }) => value)).size).toBe(29);
    expect(new Set(COUNTRY_CODES.map(({ key }) => key)).size).toBe(30);
    expect(COUNTRY_CODES.filter(({ value }) => value === '+1').map(({ label }) => label)).toEqual([
      'United States (+1)',
      'Canada (+1)',
    ]);
  });

  it('countries: 193 members of the United Nations and three more, in alphabetical order, each once', () => {
    expect(COUNTRIES).toHaveLength(196);
    expect(new Set(COUNTRIES).size).toBe(196);
    expect(COUNTRIES).toEqual(expect.arrayContaining(['Palestine', 'Taiwan', 'Vatican City', 'Côte d’Ivoire']));
    expect([...COUNTRIES].sort((a, b) => a.localeCompare(b, 'en'))).toEqual(COUNTRIES);
    expect(COUNTRIES.every((name) => name === name.trim() && name.length > 2)).toBe(true);
  });
});
