/** Resolves with true once the owner has entered a password or a code; false: they canceled. */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;

/** The dialog of the signed-in part registers here, so that any request can open it. */
export function setProofPrompt(prompt: Ask): () => void {
  ask = prompt;
  return () => {
    if (ask === prompt) ask = null;
  };
}

/** Requests that are refused together share one dialog. */
export async function requestProof(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
