import { SharedValue, useSharedValue } from '../../../shared/state/shared-value.ts';

/** The stay that was just confirmed, until the owner has decided on the requests it has superseded. */
const confirmedId = new SharedValue<number | undefined>(undefined);

/**
 * Asks about the booking requests that a confirmation has superseded. Outlives the row, which is removed from its list.
 */
export const askAboutSuperseded = (id: number): void => confirmedId.set(id);

export const clearConfirmedStay = (): void => confirmedId.set(undefined);

export const useConfirmedStay = (): number | undefined => useSharedValue(confirmedId);
