/**
 * The margins of the booking page. If the summary is beside the steps, the right one leaves room for the round button
 * of the live chat, which floats there and would cover the amounts.
 */
export const PAGE_MARGIN = 'px-4 sm:px-6 lg:pr-[clamp(1.5rem,46rem-50vw,6rem)]';
