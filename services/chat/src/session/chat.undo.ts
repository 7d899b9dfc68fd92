export const chatSubjectOf = (id: number): string => `chat-${id}`;
