import { expect, it } from '@jest/globals';
import { refusalText } from './form-refusal.ts';

const texts = { tooMany: 'You have written several times.', failed: 'It could not be sent.' };

it.each([
  [{ status: 429, message: '', retryAfter: 300 }, /^You have written several times\. .*wait 5 minutes/],
  [{ status: 429, message: '' }, /wait a minute/],
  [{ status: 400, message: '', problem: { message: 'Invalid' } }, /check the fields/],
  [{ status: 0, message: 'No connection' }, /^It could not be sent\.$/],
  [{ status: 503, message: '' }, /^It could not be sent\.$/],
])('the text for the refusal %j of a form matches %s', (error, words) => {
  expect(refusalText(error, texts)).toMatch(words);
});
