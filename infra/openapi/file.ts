/** Where the document lies: beside the route that answers it. */
export const DOCUMENT = 'services/identity/src/api-docs/openapi.json';
