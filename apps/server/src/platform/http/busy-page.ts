/** Drawing one of our own pages is what there is no room for. It asks again by itself. */
export const BUSY_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="2">
<title>One moment, please · Un momento, por favor</title>
<style>
  body { margin: 15vh auto; max-width: 32rem; padding: 0 1.5rem; font: 18px/1.6 system-ui, sans-serif; }
  h1 { margin: 2em 0 0; font-size: 28px; line-height: 1.2; }
</style>
</head>
<body>
<main>
<h1>One moment, please</h1>
<p>We’re very busy right now. This page will try again by itself.</p>
<div lang="es">
<h1>Un momento, por favor</h1>
<p>Hay mucha demanda en este momento. Esta página volverá a intentarlo sola.</p>
</div>
</main>
</body>
</html>
`;
