import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

const line = (kind: string, label: string, amount: string, quantity = '1', unit = 'stay'): string =>
  `jsonb_build_object('kind', '${kind}', 'label', ${label}, 'quantity', ${quantity}, 'unit', '${unit}', 'amount', ${amount})`;

const amount = (field: string): string => `(price->>'${field}')::bigint`;

/** The difference between the sum agreed for services and their own prices; a line only if it is not 0. */
const OTHER_SERVICES = `${amount('servicesPrice')} - (
  SELECT coalesce(sum((service->>'price')::bigint), 0) FROM jsonb_array_elements(price->'services') AS service)`;

const COUPON = `price#>>'{coupon,code}'`;

/**
 * Gives the prices of stored bookings their lines, exactly as new ones have them: the guests, each service, other
 * services, the fee of a guest's booking, and the discount where a coupon or a discount was given.
 */
export class AddPriceLines1790000001040 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE bookings SET price = price || jsonb_build_object('lines',
        jsonb_build_array(${line('guest_stay', `'Guests'`, amount('basePrice'), amount('guestCount'), 'guest')})
        || (SELECT coalesce(jsonb_agg(${line('service', `service->'name'`, `service->'price'`)} ORDER BY place), '[]')
            FROM jsonb_array_elements(price->'services') WITH ORDINALITY AS chosen (service, place))
        || CASE WHEN ${OTHER_SERVICES} <> 0
             THEN jsonb_build_array(${line('services', `'Extra services'`, OTHER_SERVICES)}) ELSE '[]' END
        || CASE WHEN source = 'guest'
             THEN jsonb_build_array(${line('fee', `'Maintenance fee'`, amount('maintenanceFee'))}) ELSE '[]' END
        || CASE WHEN ${COUPON} IS NOT NULL OR ${amount('discountAmount')} <> 0
             THEN jsonb_build_array(${line(
               'discount',
               `coalesce('Discount (' || (${COUPON}) || ')', 'Discount')`,
               `-${amount('discountAmount')}`,
             )}) ELSE '[]' END)
      WHERE NOT price ? 'lines'`);
  }
}

const ABOVE_PRICE = `${amount('discountAmount')} - ${amount('subtotal')}`;

/**
 * Caps the lines of discounts above the price, which had made the lines add up to less than the total; the line of an
 * agreed total is reduced by the same amount. The agreed discount stays in the price.
 */
export class CapDiscounts1790000002510 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE bookings SET discount_amount = ${amount('subtotal')},
        price = price || jsonb_build_object('lines', (
          SELECT jsonb_agg(CASE line->>'kind'
            WHEN 'discount' THEN line || jsonb_build_object('amount', -${amount('subtotal')})
            WHEN 'adjustment' THEN line || jsonb_build_object('amount', (line->>'amount')::bigint - (${ABOVE_PRICE}))
            ELSE line END ORDER BY place)
          FROM jsonb_array_elements(price->'lines') WITH ORDINALITY AS present (line, place)))
      WHERE ${ABOVE_PRICE} > 0`);
  }
}
