import { INVALID_EMAIL } from '@farmhouse/contracts/text/email';
import type { FormRule } from 'antd';
import { isPhone } from '@farmhouse/contracts/text/phone';

/** A phone number, if given, has enough digits. */
export const phoneRule: FormRule = {
  validator: (_rule: unknown, number: string) =>
    !number || isPhone(number) ? Promise.resolve() : Promise.reject(new Error('At least 10 digits')),
};

export const emailRule: FormRule = { type: 'email', message: INVALID_EMAIL };
