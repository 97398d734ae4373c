import { m } from '#messages';
import { saveBlob } from '#client/lib/save-text.ts';

/** Longer than the largest file takes on a slow connection. */
const timeoutMs = 60_000;

/**
 * Fetches a file from this site and saves it through the browser, so that a refusal can be shown in place.
 * @returns an error message if it couldn't be saved; undefined on success.
 */
export async function saveFile(address: string): Promise<string | undefined> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return refusals[answer.status] ?? m.profile_save_file_couldnt_create_file_try();
    const name = /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
    saveBlob(name, await answer.blob());
    return undefined;
  } catch {
    return m.profile_save_file_got_no_answer_check();
  }
}

const refusals: Record<number, string> = {
  401: m.profile_save_file_youve_been_signed_out(),
  403: m.profile_save_file_export_part_pro_upgrade(),
  404: m.profile_save_file_dont_have_profile_yet(),
  429: m.profile_save_file_thats_lot_downloads_short(),
};
