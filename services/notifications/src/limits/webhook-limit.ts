/** Name of the limit of reports from other services. */
export const WEBHOOKS = 'webhooks';
