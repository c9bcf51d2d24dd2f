import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';

describe('ApiError', () => {
  it('says the status, a colon and the body text', () => {
    expect(new ApiError(503, 'Service Unavailable', 'closed tonight').message).toBe('503: closed tonight');
  });

  it('says the status text where the body is empty', () => {
    expect(new ApiError(503, 'Service Unavailable', '').message).toBe('503: Service Unavailable');
  });

  it('reads what the server says, and every failed field', () => {
    const issues = [
      { field: 'email', message: 'Invalid email address' },
      { field: 'message', message: 'Please provide a detailed message' },
    ];
    const body = JSON.stringify({ message: 'Please check the form.', issues });
    const error = new ApiError(422, 'Unprocessable Content', body);
    expect(error).toMatchObject({ status: 422, body, serverMessage: 'Please check the form.', issues });
    expect(error.message).toBe(`422: ${body}`);
  });

  it.each(['', 'not json', 'null', '"text"', '[]', '{"message":7,"issues":"none"}', '{"issues":[{"field":1},null]}'])(
    'reads nothing from %j',
    (body) => {
      const error = new ApiError(500, 'Internal Server Error', body);
      expect(error.serverMessage).toBeNull();
      expect(error.issues).toEqual([]);
    },
  );
});
