/** Path of the document: beside the route that serves it. */
export const DOCUMENT = 'services/identity/src/api-docs/openapi.json';
