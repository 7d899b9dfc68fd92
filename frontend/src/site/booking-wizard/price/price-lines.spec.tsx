import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_PRICE_BOOK } from '@farmhouse/contracts/bookings/price/price-book';
import { priceStay, type PriceInput } from '@farmhouse/contracts/bookings/price/price';
import { PriceLinesList } from './price-lines.tsx';

const WHOLE_STAY = 'The price per guest is for the whole stay, however many nights';

function shown(input: Partial<PriceInput>): string {
  const price = priceStay({ book: DEFAULT_PRICE_BOOK, guestCount: 0, services: [], ...input });
  return renderToStaticMarkup(<PriceLinesList price={price} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe('PriceLinesList', () => {
  it('shows only the maintenance fee when nothing is chosen', () => {
    expect(shown({})).toBe(
      `Guests (₹1,150 each) ${WHOLE_STAY} ₹0 Maintenance fee Negotiable for parties of 20+ ₹500 Total ₹500`,
    );
  });

  it('shows lines for guests, services and the discount', () => {
    const coupon = { code: 'SAVE10', type: 'percentage', value: 10, minAmount: 0, maxDiscount: null } as const;
    const services = [{ id: '3', name: 'Bonfire Arrangement', price: 800 }];

    expect(shown({ guestCount: 4, services, coupon })).toBe(
      `4 guests × ₹1,150 ${WHOLE_STAY} ₹4,600 Bonfire Arrangement ₹800 Maintenance fee Negotiable for parties of 20+ ₹500 ` +
        'Discount (SAVE10) −₹590 Total ₹5,310',
    );
  });

  it.each([
    ['the prices of the dates could not be loaded', 'failed', 'Not final: we could not load the prices of your dates'],
    ['the prices of the dates are still loading', 'loading', 'Not final: the prices of your dates are loading'],
  ] as const)('says that the total is not final when %s', (_when, unknownRates, text) => {
    const price = priceStay({ book: DEFAULT_PRICE_BOOK, guestCount: 4, services: [] });

    expect(renderToStaticMarkup(<PriceLinesList price={price} unknownRates={unknownRates} />)).toContain(text);
    expect(renderToStaticMarkup(<PriceLinesList price={price} />)).not.toContain('Not final');
  });
});
