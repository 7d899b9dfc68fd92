/** What a message reports: a credit, a debit, or no completed transaction. */
export type MessageKind = 'credit' | 'debit' | 'none';

const CAME_IN = [
  String.raw`credited`,
  String.raw`deposited`,
  String.raw`(?:received|recd|recvd)`,
  String.raw`(?:paid|sent|transferred) (?:to )?you`,
  String.raw`(?:paid|sent|transferred) .{1,40} to (?:you|your (?:a\/c|account|wallet))`,
  String.raw`added to (?:your|a\/c)`,
  String.raw`payment (?:of .{1,30} )?from`,
  String.raw`is cr\.? by`,
];
const WENT_OUT = [
  String.raw`debited`,
  String.raw`withdrawn`,
  String.raw`spent`,
  String.raw`(?:you(?:'ve| have)? )?(?:paid|sent|transferred)`,
  String.raw`(?:txn|transaction|purchase) (?:of|for) (?:rs|inr|₹)`,
];
/** Words for money credited to another account. */
const CAME_IN_ELSEWHERE = [
  String.raw`credited to (?:the |your )?(?:beneficiary|payee|recipient)`,
  String.raw`we(?: have|'ve) received`,
  String.raw`received your payment`,
  String.raw`your payment (?:of|for|to)`,
];
/** Matches whole words only; the other words of a message may be joined to digits and dashes. */
const anyOf = (words: readonly string[]): string => String.raw`(?<![a-z])(?:${words.join('|')})(?![a-z])`;
const DIRECTION = new RegExp(`${anyOf(CAME_IN_ELSEWHERE)}|(?<in>${anyOf(CAME_IN)})|${anyOf(WENT_OUT)}`, 'i');
/** A line that begins with one of these begins a message. */
const OPENING = /^(?:you(?: have|'ve)? )?(?:received|paid|sent|credited|debited)(?![a-z])/i;

const OTP = [
  /(?<!\b(?:share|disclose|reveal)\b[^.]{0,30})\b(?:otp|one[- ]time password|verification code|passcode)\b[^.]{0,60}?(?<![\dx*])\d{4,8}(?!\d)/i,
  /(?<![\dx*])\d{4,8} is (?:your|the) [^.]{0,40}(?:otp|one[- ]time password|code)\b/i,
];
/** Money that has been asked for, failed or is still to come. */
const NOT_DONE =
  /\b(?:has requested|requested (?:money|payment|you|rs|inr|₹)|(?:collect|money) request|payment request (?:of|from)|will be (?:credited|debited|deducted|received)|(?:is|are) due|(?:has|have) (?:failed|been declined)|(?:is|was) (?:declined|unsuccessful|pending)|(?:payment|txn|transaction) failed|(?:not|to) be(?:en)? credited|not credited|(?<!\bif )not received|unable to)\b/i;
/** The bill of a credit card was paid. */
const CARD_BILL = /\b(?:towards|for|on|to|against|in) (?:your |the )?(?:[a-z]{1,20} ){0,4}credit card\b/i;
const ADVERT =
  /\b(?:pre-?approved|personal loan|instant loan|loan (?:of|up)|cashback|apply (?:now|today)|limited period|t&c|voucher|lottery|prize|jackpot|congratulations|congrats|offers?|eligible|refer (?:and|&) earn|up ?to (?:rs|inr|₹))/i;
const REFERENCE = /(?<!\d)\d{12}(?!\d)/;

const isOtp = (text: string): boolean => OTP.some((otp) => otp.test(text));
const isAdvert = (text: string): boolean => ADVERT.test(text) && !REFERENCE.test(text);

/** The kind by the first word of direction; OTPs, requests, adverts and credit card bills are `none`. */
export function kindOf(message: string): MessageKind {
  if (isOtp(message) || NOT_DONE.test(message) || isAdvert(message)) return 'none';
  const direction = DIRECTION.exec(message);
  if (!direction) return 'none';
  if (direction.groups?.in === undefined) return 'debit';
  return CARD_BILL.test(message) ? 'none' : 'credit';
}

/** True if a text has a word of money that came in or went out. */
export const hasDirection = (text: string): boolean => DIRECTION.test(text);

/** True if a line starts a message, regardless of the lines before it. */
export const isOpening = (line: string): boolean => isOtp(line) || isAdvert(line) || OPENING.test(line);
