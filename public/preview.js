// The content service tells its frame when the entry was saved: then the draft is shown again.
{
  const { admin } = document.currentScript.dataset;
  addEventListener('message', ({ origin, data }) => {
    if (origin === admin && data?.type === 'strapiUpdate') location.reload();
  });
}
