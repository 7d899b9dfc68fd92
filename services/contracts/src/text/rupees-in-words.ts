const ONE_TO_NINE = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEN_TO_FOURTEEN = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen'];
const FIFTEEN_TO_NINETEEN = ['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const SMALL = ['', ...ONE_TO_NINE, ...TEN_TO_FOURTEEN, ...FIFTEEN_TO_NINETEEN];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const UNITS = [
  { size: 10_000_000, name: 'crore' },
  { size: 100_000, name: 'lakh' },
  { size: 1000, name: 'thousand' },
  { size: 100, name: 'hundred' },
];

function belowHundred(count: number): string {
  if (count < SMALL.length) return SMALL[count] ?? '';
  return [TENS[Math.floor(count / 10)], SMALL[count % 10]].filter(Boolean).join('-');
}

/** Empty for 0. */
function words(count: number): string {
  const unit = UNITS.find(({ size }) => count >= size);
  if (!unit) return belowHundred(count);
  return `${words(Math.floor(count / unit.size))} ${unit.name} ${words(count % unit.size)}`.trimEnd();
}

/**
 * Whole rupees as cheques and receipts of India write them: `Rupees one lakh twenty-three thousand four hundred
 * fifty-six only`. Throws a RangeError for what is not a whole number from 0.
 */
export function rupeesInWords(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Not whole rupees: ${amount}`);
  return `Rupees ${words(amount) || 'zero'} only`;
}
