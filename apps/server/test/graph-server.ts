import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Lead = { id: string; created_time: string; form_id: string; field_data: object[] };

/** A local server with the answers of Meta's Graph API: leads by id, leads of a form, its errors and its paging. */
export async function startGraphServer({ token, appSecret }: { token: string; appSecret: string }) {
  const leads: Lead[] = [];
  /** What the next requests are answered with instead. */
  const failures: { status: number; code: number }[] = [];
  const requests: string[] = [];
  const proof = createHmac('sha256', appSecret).update(token).digest('hex');
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://graph.test');
    requests.push(url.pathname + url.search);
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const failure = failures.shift();
    if (failure) return answer(failure.status, { error: { code: failure.code } });
    if (
      request.headers.authorization !== `Bearer ${token}` ||
      url.searchParams.get('appsecret_proof') !== proof
    )
      return answer(400, { error: { code: 190 } });
    const [, , id, edge] = url.pathname.split('/');
    if (edge !== 'leads') {
      const lead = leads.find((each) => each.id === id);
      return lead ? answer(200, lead) : answer(400, { error: { code: 100 } });
    }
    const [filter] = JSON.parse(url.searchParams.get('filtering') ?? '[]');
    const found = leads.filter(
      (lead) => lead.form_id === id && Date.parse(lead.created_time) / 1000 > filter.value,
    );
    const start = Number(url.searchParams.get('after') ?? 0);
    const data = found.slice(start, start + 2);
    const after = String(start + data.length);
    const isLast = start + data.length >= found.length;
    return answer(200, {
      data,
      paging: { cursors: { after }, ...(!isLast && { next: 'https://graph.test/next' }) },
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leads,
    failures,
    requests,
    close: () => new Promise((done) => server.close(done)),
  };
}
