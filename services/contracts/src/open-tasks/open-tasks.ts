/**
 * Response of `GET /api/admin/open-tasks`: the owner's open work on bookings. A count is absent if the admin lacks the
 * permission for its section.
 */
export interface OpenBookingTasks {
  /** Booking requests, and change requests of guests of confirmed stays, that await a decision. Needs `bookings`. */
  pendingBookings?: number;
  /** Bookings with a payment that awaits verification. Needs `payments`. */
  paymentsToVerify?: number;
  /** Events of other calendars over confirmed stays. Needs `calendar`. */
  clashes?: number;
}

/** Response of `GET /api/admin/open-tasks/messages`: what visitors sent and nobody has handled. */
export interface OpenMessageTasks {
  /** Messages of the contact form that nobody has opened. */
  newMessages: number;
  /** Privacy requests that are neither completed nor rejected. */
  privacyRequests: number;
}

/** Response of `GET /api/admin/open-tasks/chats`: the chats that wait for the owner. */
export interface OpenChatTasks {
  /**
   * Open chats that no admin has taken or that have a message of the visitor that no admin has read; each counts once.
   */
  chatsToAnswer: number;
}
