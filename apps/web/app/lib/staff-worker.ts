const WORKER = '/staff-worker.js';
/** Only the staff's pages. */
export const SCOPE = '/app/';

/** → when the worker is at work. */
export async function registerStaffWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  await activated(registration);
  return registration;
}

function activated({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = active ?? waiting ?? installing;
  return new Promise((resolve, reject) => {
    const check = () => {
      if (!worker || worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('the worker could not start'));
    };
    worker?.addEventListener('statechange', check);
    check();
  });
}
