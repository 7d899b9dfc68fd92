import { INVALID_EMAIL } from '@farmhouse/contracts/text/email';
import type { FormRule } from 'antd';
import { INVALID_PHONE, isPhone } from '@farmhouse/contracts/text/phone';

/** A phone number, if given, has enough digits. */
export const phoneRule: FormRule = {
  validator: (_rule: unknown, number: string) =>
    !number || isPhone(number) ? Promise.resolve() : Promise.reject(new Error(INVALID_PHONE)),
};

export const emailRule: FormRule = { type: 'email', message: INVALID_EMAIL };
