import { COLORS } from '../../render-worker/colors.ts';
import { rule } from '../layout/section.ts';
import { type Sheet, tagged } from '../layout/sheet.ts';
import { heightOf, write } from '../layout/text.ts';
import type { ReportInput } from '../report-input.ts';

const PHOTO = 38;
const GAP = 12;
/** Of the ways to get in touch, on the right. */
const CONTACTS = 170;
const MESSAGE_LINES = 4;

/** Who sent the report, what they say, how to reach them and where to answer. */
export function drawSender(sheet: Sheet, { sender, answerUrl }: ReportInput): void {
  if (sender) drawPerson(sheet, sender);
  if (answerUrl) drawAnswer(sheet, answerUrl);
  if (!sender && !answerUrl) return;
  rule(sheet, sheet.y + 4);
  sheet.y += 18;
}

function drawPerson(sheet: Sheet, sender: NonNullable<ReportInput['sender']>): void {
  const { left, width } = sheet;
  const top = sheet.y;
  if (sender.photo) drawPhoto(sheet, sender.photo, sender.name);
  const x = sender.photo ? left + PHOTO + GAP : left;
  const nameWidth = width - (x - left) - CONTACTS - GAP;
  let y = top;
  tagged(sheet, 'P', () => {
    y += write(sheet, sender.name, { x, y, width: nameWidth, size: 11, face: 'bold', lines: 1 });
    for (const line of sender.lines)
      y += write(sheet, line, {
        x,
        y,
        width: nameWidth,
        size: 8.5,
        color: COLORS.second,
        lines: 1,
      });
  });
  let right = top + 1;
  if (sender.contacts.length > 0)
    tagged(sheet, 'P', () => {
      for (const { label, url } of sender.contacts) {
        const look = { x: left + width - CONTACTS, width: CONTACTS, size: 8.5, lines: 1 } as const;
        right += write(sheet, label, { ...look, y: right, align: 'right', link: url });
      }
    });
  sheet.y = Math.max(y, right, top + (sender.photo ? PHOTO : 0)) + 6;
  drawMessage(sheet, sender.message);
}

function drawAnswer(sheet: Sheet, url: string): void {
  const { left: x, y, width, words } = sheet;
  const look = { x, y, width, size: 9, face: 'bold', color: COLORS.accent, link: url } as const;
  tagged(sheet, 'P', () => {
    sheet.y += write(sheet, words.t('answer'), look) + 4;
  });
}

/** The first lines; the whole message is on the page. */
function drawMessage(sheet: Sheet, message: string): void {
  if (!message) return;
  const look = { width: sheet.width, size: 11.5, face: 'serif' } as const;
  const one = heightOf(sheet, 'x', look);
  tagged(sheet, 'P', () => {
    const at = { x: sheet.left, y: sheet.y, lines: MESSAGE_LINES };
    write(sheet, message, { ...look, ...at });
  });
  sheet.y += Math.min(heightOf(sheet, message, look), MESSAGE_LINES * one) + 6;
}

function drawPhoto(sheet: Sheet, photo: Uint8Array, name: string): void {
  const { doc, left, y } = sheet;
  const radius = PHOTO / 2;
  const draw = () => {
    doc
      .save()
      .circle(left + radius, y + radius, radius)
      .clip();
    doc.image(Buffer.from(photo), left, y, { width: PHOTO, height: PHOTO });
    doc.restore();
  };
  tagged(sheet, 'Figure', draw, { alt: name });
}
