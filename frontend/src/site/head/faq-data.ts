/** A question that guests often ask, with its answer as plain text. */
export interface Faq {
  question: string;
  answer: string;
}

/** A FAQPage; undefined without entries, because it may only contain questions that the page shows. */
export function faqData(entries: readonly Faq[]): object | undefined {
  if (entries.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
