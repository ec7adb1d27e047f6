import type { SeedQna } from '../types';

export const qnas: SeedQna[] = [
  {
    title: 'How long does an <strong>ERP project</strong> take?',
    group: 'Projects and prices',
    description: `<p>For Business One with one company and one warehouse, twelve to sixteen weeks from the first workshop to the go-live. For S/4 in a group with several companies, nine to fourteen months.</p>
<p>The software is rarely what takes the time. Cleaning the item list and the customer list is, and you can start on both <a href="/post/everything-in-one-place">before we arrive</a>.</p>`,
  },
  {
    title: 'What does it <em>cost</em>?',
    group: 'Projects and prices',
    description: `<p>We quote a fixed price for a fixed scope. As a guide, these are the totals of recent projects, licences not included:</p>
<table>
<thead><tr><th scope="col">Scope</th><th scope="col">Users</th><th scope="col">Total in USD</th></tr></thead>
<tbody>
<tr><td>Business One, one company</td><td>10–20</td><td>28,000–45,000</td></tr>
<tr><td>Business One with production</td><td>20–100</td><td>50,000–90,000</td></tr>
<tr><td>S/4, group of companies</td><td>100+</td><td>from 240,000</td></tr>
</tbody>
</table>
<p>The half day in which we find out what you need is free.</p>`,
  },
  {
    title: 'Do you issue <strong>fiscal receipts</strong> from the system?',
    group: 'Systems and data',
    description: `<p>Yes. The invoice is signed by the revenue authority’s virtual device the moment you save it, and the code is printed on the same page. Our connector keeps a queue for the hours when the line is down. The details are in <a href="/post/efd-receipts">EFD receipts straight from the invoice</a>.</p>`,
  },
  {
    title: 'Which <strong>mobile money</strong> networks can you connect?',
    group: 'Systems and data',
    description: `<p>Every network that gives its business customers a statement file or an interface, and that means all the large ones in Tanzania, Kenya, Uganda and Zambia. What a network holds for you, what it kept as fees and what is on its way to the bank each get their own account in your books.</p>`,
  },
  {
    title: 'Can we keep our <em>old system</em>?',
    group: 'Projects and prices',
    description: `<p>Often you can keep part of it. We replace a system for one of three reasons only:</p>
<ul>
<li>nobody alive can change it any more,</li>
<li>its figures have to be typed again somewhere else every day, or</li>
<li>it cannot do what the law now asks for.</li>
</ul>
<p>If none of them is true, we connect it and leave it where it is.</p>`,
  },
  {
    title: 'What happens when the <strong>internet</strong> is down?',
    group: 'Systems and data',
    description: `<p>Tills, weighbridges and warehouse scanners go on working and send what they collected when the line is back. Each branch gets two lines from two companies, and we measure both. Head office sees which branch is working on its own.</p>`,
  },
  {
    title: 'Where is our <strong>data</strong> kept?',
    group: 'Systems and data',
    description: `<p>In the place that your contract names: a data centre in Dar es Salaam, one in Nairobi, or your own server room. A second copy, encrypted, is kept in another city. Nothing is moved to another country without your signature.</p>`,
  },
  {
    title: 'Who <em>trains</em> our people, and in which language?',
    group: 'People and support',
    description: `<p>Our own trainers do, in Swahili, English or French, at your desks and with your own figures. First we train two or three colleagues whom you choose. By the second month they train the others, and we sit at the back.</p>`,
  },
  {
    title: 'Do you offer <strong>support at night</strong>?',
    group: 'People and support',
    description: `<p>Yes. The desk answers 24 hours a day, including public holidays. If a system is down or impaired, you speak within one hour to a person who knows it. The <a href="/support-desk">support page</a> explains the levels.</p>`,
  },
  {
    title: 'Are you tied to <em>one vendor</em>?',
    group: 'People and support',
    description: `<p>For an ERP system, yes: we are a gold partner of Halisi ERP and install its two products, S/4 and Business One. For cloud, networks and integration we choose what suits the place.</p>
<p class="brand-note">When a vendor pays us a commission, the amount is in your quote.</p>`,
  },
  {
    title: 'Do you work <strong>outside Tanzania</strong>?',
    group: 'People and support',
    description: `<p>Yes. We have offices in Mombasa and Lusaka, and projects in Uganda, Rwanda, eastern Congo and the Gulf. Our consultants travel with their own work permits, and travel is a fixed line in the quote.</p>`,
  },
  {
    title: 'How do we <em>start</em>?',
    group: 'Projects and prices',
    description: `<p><a href="/contact">Write or call</a> and tell us about one process that takes too long. We come for half a day, watch it being done, and within a week you get two pages: what we saw, what we would do, and what it costs. You may keep the two pages whatever you decide.</p>`,
  },
];
