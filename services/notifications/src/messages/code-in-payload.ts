/** A booking's code in a message's payload. `messages_code` is built on this expression: a change needs a migration. */
export const CODE_IN_PAYLOAD = "(payload #>> '{booking,confirmationCode}')";
