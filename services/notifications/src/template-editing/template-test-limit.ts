/** Name of the limit of tests that an address sends. */
export const TEMPLATE_TESTS = 'template-tests';
