import { expect, it } from '@jest/globals';
import { isOwnUid, isUidOfThisProduct, ownUid, uidOfOtherTime } from './calendar-uid.ts';

const HERE = '0b7f2f6e-6d0c-4c9e-9a53-3d1f5f0f7a10';
const THERE = '7c1d7a52-0f4e-4f0b-8a1e-52a5cf1b9c11';

it.each([
  [ownUid('booking-12', HERE), true, true],
  [ownUid('block-3', HERE).toUpperCase(), true, true],
  [ownUid('booking-12', THERE), false, true],
  [uidOfOtherTime(ownUid('booking-12', HERE), '9f2c'), true, true],
  [uidOfOtherTime(ownUid('booking-12', THERE), '9f2c'), false, true],
  ['1418fb94e984-3f9b@airbnb.com', false, false],
  [`${ownUid('booking-12', HERE)}.example`, false, false],
  [`booking 12\r\nX:1@${THERE}.farmhouse`, false, false],
  ['', false, false],
])('the UID %j is of this installation: %s, and of this product: %s', (uid, isOwn, isOfProduct) => {
  expect([isOwnUid(uid, HERE), isUidOfThisProduct(uid)]).toEqual([isOwn, isOfProduct]);
});
