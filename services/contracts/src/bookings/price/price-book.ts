/** The owner's usual prices, in whole rupees; both are site settings. */
export interface PriceBook {
  pricePerGuest: number;
  maintenanceFee: number;
}

/** Rule: price of a stay. */
export const DEFAULT_PRICE_BOOK: PriceBook = { pricePerGuest: 1150, maintenanceFee: 500 };
