import { describe, expect, it } from '@jest/globals';
import { readStatement } from './statement.ts';

const HDFC = `HDFC BANK Ltd.,,Page No .: 1,Statement of account
MRS LATHA REDDY,"H NO 4-12, ""LAKE VIEW""",,
Statement From : 01/09/26 To : 30/09/26

Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
********,********,********,********,********,********,********
05/09/26,UPI-RAVI KUMAR-ravi@okhdfc-HDFC0000123-632112345678-PAYMENT,0000632112345678,05/09/26,,"4,500.00","1,04,500.00"
06/09/26,"ACH D- POWER, SEPTEMBER",0000000000123456,06/09/26,"1,200.00",,"1,03,300.00"
15/09/26,NEFT CR-SBIN0000123-SITA DEVI-SBINN52026091512345,SBINN52026091512345,15/09/26,0.00,"1,23,456.78","2,26,756.78"
******************** END OF STATEMENT ********************
STATEMENT SUMMARY :-
Opening Balance,Dr Count,Cr Count,Debits,Credits,Closing Bal
"1,00,000.00",1,2,"1,200.00","1,27,956.78","2,26,756.78"`;

const ICICI = `,,,DETAILED STATEMENT
,Account Number,,123456789012 ( INR ) - LATHA REDDY
,Transaction Date from,01/09/2026,to,30/09/2026
,S No.,Value Date,Transaction Date,Cheque Number,Transaction Remarks,Withdrawal Amount (INR ),Deposit Amount (INR ),Balance (INR )
,1,06/09/2026,05/09/2026,-,UPI/632112345678/Advance/ravi@ybl/State Bank,0,4500.00,104500.00
,2,06/09/2026,06/09/2026,-,MMT/IMPS/632112345679/OK/SITA DEVI/HDFC,0,300.5,104800.5
,3,07/09/2026,07/09/2026,123456,CLG/POWER,1200.00,0,103600.5
,,,,,Total,1200.00,4800.50,
Legends Used in Account Statement
1. VAT/MAT/NFS - Cash withdrawal,,,,,5,000`;

const SBI = `Account Name\t:\tMrs. LATHA REDDY
Account Number\t:\t_00000012345678901
Txn Date\tValue Date\tDescription\tRef No./Cheque No.\t        Debit\tCredit\tBalance
5 Sep 2026\t5 Sep 2026\t   BY TRANSFER-UPI/CR/632112345678/RAVI KU/HDFC/ravi@okhdf/UPI--\tTRANSFER FROM 4897696162090 /\t \t4,500.00\t1,04,500.00
6 Sep 2026\t6 Sep 2026\t   TO TRANSFER-UPI/DR/632112345680/POWER\tTRANSFER TO 4897696162090 /\t1,200.00\t \t1,03,300.00
**This is a computer generated statement and does not require a signature`;

const AXIS = `Name :- LATHA REDDY
Statement of Account No - 912010012345678 for the period (From : 01-09-2026 To : 30-09-2026)

Tran Date,CHQNO,PARTICULARS,DR,CR,BAL,SOL
,,OPENING BALANCE,,,100000.00,
05-09-2026,-,UPI/P2A/632112345678/RAVI KUMAR/HDFC/Payment from Ph, ,4500.00,104500.00,1234
06-09-2026,-,POS/SWEETS/HYDERABAD,350.00, ,104150.00,1234
,,TRANSACTION TOTAL,350.00,4500.00,,
,,CLOSING BALANCE,,,104150.00,

Unless the constituent notifies the bank of any error
**** END OF STATEMENT ****`;

const RAVI = { date: '2026-09-05', amountPaise: 450_000, utr: '632112345678' };

describe('readStatement', () => {
  it('reads a statement of HDFC between its preamble and its summary', () => {
    expect(readStatement(HDFC)).toEqual({
      bank: 'hdfc',
      columns: { date: 'Date', text: 'Narration', credit: 'Deposit Amt.', reference: 'Chq./Ref.No.' },
      header: HDFC.split('\n')[4]?.split(','),
      lines: [
        { ...RAVI, text: 'UPI-RAVI KUMAR-ravi@okhdfc-HDFC0000123-632112345678-PAYMENT' },
        {
          date: '2026-09-15',
          amountPaise: 12_345_678,
          text: 'NEFT CR-SBIN0000123-SITA DEVI-SBINN52026091512345',
          utr: null,
        },
      ],
      debits: 1,
      unreadable: [],
    });
  });

  it.each([
    ['icici', ICICI, 1, [RAVI, { date: '2026-09-06', amountPaise: 30_050, utr: '632112345679' }]],
    ['sbi', SBI, 1, [RAVI]],
    ['axis', AXIS, 1, [RAVI]],
  ])('reads a statement of %s', (bank, text, debits, lines) => {
    const read = readStatement(text);

    expect(read).toMatchObject({ bank, debits, unreadable: [] });
    expect(read.lines).toHaveLength(lines.length);
    expect(read.lines).toMatchObject(lines);
  });

  it.each([';', '\t', '|'])('finds the separator %j, and lines that end in any way', (separator) => {
    const text = SBI.replaceAll('\t', separator).replaceAll('\n', separator === ';' ? '\r\n' : '\r');

    expect(readStatement(`\ufeff${text}`)).toEqual(readStatement(SBI));
  });

  it('reads a table of one column of amounts with Dr and Cr', () => {
    const text = `Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr
1,05-09-2026,UPI/Ravi Kumar/632112345678/Stay,UPI-632112345678,"4,500.00",CR,"1,04,500.00",CR
2,06-09-2026,Power,X1,"1,200.00",DR,"1,03,300.00",CR
3,07-09-2026,Lost,X2,"1,200.00",??,"1,03,300.00",CR`;

    expect(readStatement(text)).toMatchObject({
      bank: 'other',
      columns: { date: 'Date', text: 'Description', amount: 'Amount', type: 'Dr / Cr', reference: 'Chq / Ref number' },
      lines: [RAVI],
      debits: 1,
      unreadable: [{ row: 4, reason: 'Neither Cr nor Dr' }],
    });
  });

  it('recognises credits by their sign', () => {
    const text = 'Date,Description,Amount\n05/09/26,Ravi,"4,500.00"\n05/09/26,Power,-300\n05/09/26,Rent,(300.00)';

    expect(readStatement(text)).toMatchObject({ lines: [{ text: 'Ravi', amountPaise: 450_000 }], debits: 2 });
  });

  it('refuses a table without the direction of its amounts until its columns are named', () => {
    const text = 'Date,Description,Amount\n05/09/26,Ravi,"4,500.00"\n05/09/26,Sita,300';
    const columns = { date: 'Date', text: 'Description', amount: 'Amount' };

    expect(() => readStatement(text)).toThrow('does not say which amounts came in');
    expect(readStatement(text, { columns }).lines).toHaveLength(2);
  });

  it('reads the columns that the user has named, and keeps the given bank', () => {
    const text = 'Report\nTarikh,Vivaran,Jama,Kramank\n05/09/26,Ravi,4500,632112345678\n06/09/26,Power,,';
    const columns = { date: 'tarikh ', text: 'Vivaran', credit: 'Jama', reference: 'Kramank' };

    expect(readStatement(text, { columns, bank: 'axis' })).toMatchObject({
      bank: 'axis',
      columns: { date: 'Tarikh', text: 'Vivaran', credit: 'Jama', reference: 'Kramank' },
      lines: [{ ...RAVI, text: 'Ravi' }],
      debits: 1,
    });
  });

  it.each([
    ['unknown columns', 'Report\nTarikh,Vivaran,Jama\n05/09/26,Ravi,4500', {}, ['Tarikh', 'Vivaran', 'Jama']],
    [
      'columns that it lacks',
      'Date,Description,Credit\n05/09/26,Ravi,4500',
      { columns: { date: 'Date', text: 'Remarks', credit: 'Credit' } },
      ['Date', 'Description', 'Credit'],
    ],
    ['no date at all', 'Date,Description,Credit\nyesterday,Ravi,4500', {}, ['Date', 'Description', 'Credit']],
  ])('refuses a table with %s, and names the header that it found', (_what, text, options, header) => {
    expect(() => readStatement(text, options)).toThrow(
      expect.objectContaining({ status: 400, details: expect.objectContaining({ header }) }),
    );
  });

  it('reads the month first only if a date requires it', () => {
    const table = (...dates: string[]) =>
      `Date,Description,Credit\n${dates.map((date) => `${date},Ravi,4500`).join('\n')}`;
    const datesOf = (text: string) => readStatement(text).lines.map(({ date }) => date);

    expect(datesOf(table('05/09/2026', '06/09/2026'))).toEqual(['2026-09-05', '2026-09-06']);
    expect(datesOf(table('09/05/2026', '09/13/2026'))).toEqual(['2026-09-05', '2026-09-13']);
    expect(() => readStatement(table('13/09/2026', '09/13/2026'))).toThrow('day first');
  });

  it('lists every row among transactions that cannot be read', () => {
    const text = `Date,Description,Debit,Credit
05/09/26,Ravi,,4500
,"Sita, of
Hyderabad",,300
06/09/26,Nothing,,
06/09/26,Both,1,2
06/09/26,Word,,many
06/09/26,Wide,,300,7
Date,Description,Debit,Credit
Page 2,,,
06/09/26,Sita,,300
31/02/26,TOTAL STAYS,,300
,Late,,300
Total,,1,2`;

    expect(readStatement(text)).toMatchObject({
      lines: [{ text: 'Ravi' }, { text: 'Sita' }],
      unreadable: [
        { row: 3, reason: 'No date that can be read' },
        { row: 5, reason: 'No amount' },
        { row: 6, reason: 'Both a deposit and a withdrawal' },
        { row: 7, reason: 'An amount that cannot be read' },
        { row: 8, reason: 'The row has more cells than the header' },
        { row: 12, reason: 'No date that can be read' },
        { row: 13, reason: 'No date that can be read' },
      ],
    });
  });

  it('reads a statement without transactions as empty', () => {
    const text = `${SBI.split('\n').slice(0, 3).join('\n')}\nNo transactions`;

    expect(readStatement(text)).toMatchObject({ bank: 'sbi', lines: [], debits: 0, unreadable: [] });
  });

  it('reads pasted messages where there is no table', () => {
    const text = 'Rs.4500 credited to A/c X1, on 05-09-26 (UPI 632112345678)\nRs.300, debited from A/c X1 on 05-09-26';

    expect(readStatement(text, { bank: 'hdfc' })).toMatchObject({
      bank: 'messages',
      columns: null,
      header: null,
      lines: [RAVI],
      debits: 1,
    });
  });
});
