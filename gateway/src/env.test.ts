import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      port: 4000,
      host: undefined,
      dataDir: resolve(import.meta.dirname, '../../data'),
      databaseUrl: undefined,
      databasePool: undefined,
      origin: 'http://localhost:4000',
      apiBase: '',
      mailDomain: 'clandor.example',
      smtpUrl: undefined,
      rateLimits: true,
      ladiesApplicationsClosed: false,
      logLevel: 'info',
      trustedProxies: 0,
      metrics: undefined,
      traces: undefined,
      workers: 1,
    });
  });

  it('takes what is set; an empty value is not set', () => {
    const env = readEnv({
      PORT: '8080',
      HOST: '127.0.0.1',
      CLUB_DATA_DIR: '/var/club',
      CLUB_ORIGIN: 'https://club.example/',
      API_BASE: 'https://api.club.example/v1/',
      CLUB_MAIL_DOMAIN: '',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '2',
      CLUB_WORKERS: '3',
    });
    expect(env).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/var/club',
      origin: 'https://club.example',
      apiBase: 'https://api.club.example/v1',
      mailDomain: 'clandor.example',
      logLevel: 'warn',
      trustedProxies: 2,
      workers: 3,
    });
    expect(readEnv({ CLUB_WORKERS: 'auto' }).workers).toBeGreaterThanOrEqual(1);
    expect(() => readEnv({ CLUB_WORKERS: '0' })).toThrow('CLUB_WORKERS must be auto, or a whole number from 1 to 99');
  });

  it('the origin follows the port', () => {
    expect(readEnv({ PORT: '4711' }).origin).toBe('http://localhost:4711');
  });

  it('takes a bucket with its keys', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(readEnv({ ...keys, STORAGE_URL: 's3://club.files?region=eu-central-1' }).storage).toEqual({
      bucket: 'club.files',
      prefix: '',
      region: 'eu-central-1',
      endpoint: null,
      credentials,
    });
    const elsewhere = 's3://club/one/two?endpoint=https://storage.test:9000&region=auto';
    expect(readEnv({ ...keys, STORAGE_URL: elsewhere, AWS_SESSION_TOKEN: 'token' }).storage).toEqual({
      bucket: 'club',
      prefix: 'one/two/',
      region: 'auto',
      endpoint: 'https://storage.test:9000',
      credentials: { ...credentials, sessionToken: 'token' },
    });
    expect(() => readEnv({ STORAGE_URL: elsewhere })).toThrow(
      'AWS_ACCESS_KEY_ID must be set where STORAGE_URL is\n  AWS_SECRET_ACCESS_KEY must be set where STORAGE_URL is',
    );
  });

  it.each([
    ['/var/files', /must be an s3 address, as in s3:/],
    ['s3://', /must name a bucket/],
    ['s3://Club_Files?region=eu-central-1', /must name a bucket/],
    ['s3://club', /must name the bucket's region/],
    ['s3://id:secret@club?region=x1', /must hold no credentials: set AWS_ACCESS_KEY_ID/],
    ['s3://club/a b?region=eu-central-1', /must have a prefix of letters/],
    ['s3://club?endpoint=https://storage.test/path', /must have an http or https origin as its endpoint/],
    ['s3://club?region=eu-central-1&acl=public', /takes region and endpoint only, not acl/],
  ])('refuses %s as a storage', (STORAGE_URL, message) => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(() => readEnv({ ...keys, STORAGE_URL })).toThrow(message);
    expect(() => readEnv({ ...keys, STORAGE_URL })).not.toThrow(/secret/);
  });

  it('names everything that is wrong, at once', () => {
    const wrong = {
      PORT: '70000',
      CLUB_ORIGIN: 'https://club.example/path',
      API_BASE: 'javascript:alert(1)',
      CLUB_MAIL_DOMAIN: 'not a domain',
      LOG_LEVEL: 'loud',
      TRUSTED_PROXIES: '-1',
    };
    expect(() => readEnv(wrong)).toThrow(
      [
        'The environment is wrong:',
        '  PORT must be a whole number from 0 to 65535',
        '  CLUB_ORIGIN must be an http or https origin without a path, as in https://clandor.example',
        '  API_BASE must be an http or https address without a query, as in https://api.clandor.example',
        '  CLUB_MAIL_DOMAIN must be a domain in small letters, as in clandor.example',
        '  LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent',
        '  TRUSTED_PROXIES must be a whole number from 0 to 10',
      ].join('\n'),
    );
  });
});
