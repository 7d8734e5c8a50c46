/** Hides a picture when one of its values is not checked, or when it has no findings and only those are wanted. */
const boxes = [...document.querySelectorAll('nav input[name]')]
const onlyFindings = document.querySelector('#only-findings')

document.querySelector('nav').addEventListener('change', () => {
  for (const figure of document.querySelectorAll('figure')) {
    const isOff = boxes.some(({ name, value, checked }) => !checked && figure.dataset[name] === value)
    figure.hidden = isOff || (onlyFindings.checked && !figure.querySelector('li'))
  }
})
