/** A guest's WhatsApp message about something on the page, such as a service. */
export const askAbout = (what: string): string => `Hello, I have a question about ${what}.`;
