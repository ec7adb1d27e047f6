# The cache in front of the copies of the site. Needs varnish-modules (xkey, var), `-p http_gzip_support=off`
# (the site compresses, and brotli is smaller), and a second storage, `-s others=malloc,16m`: what anybody can
# invent addresses for must not push pages out.
vcl 4.1;

import directors;
import std;
import var;
import xkey;

include "backends.vcl";

# The copies of the site. Visitors come through the proxy, which says so, and cannot purge.
acl purgers {
  "localhost";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
  "fc00::"/7;
}

sub vcl_init {
  new sites = directors.round_robin();
  sites.add_backend(site_a);
  sites.add_backend(site_b);
  # For an attempt after a failed one: by turns, visitors who come together could meet the same copy each time.
  new in_order = directors.shard();
  in_order.add_backend(site_a);
  in_order.add_backend(site_b);
  in_order.reconfigure();
}

sub vcl_recv {
  set req.backend_hint = sites.backend();
  if (req.restarts == 0) {
    unset req.http.X-Is-Retry;
    unset req.http.X-Is-Direct;
    # Varnish has appended the address of its client. The proxy has noted the visitor's before.
    if (req.http.X-Forwarded-For !~ ",") {
      set req.http.X-Is-Direct = "1";
    }
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
  }

  if (req.method == "PURGE") {
    call purge_tags;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # An editor's preview, somebody with a name, or the data of a page: the site's business.
  if (req.http.Authorization || req.http.RSC || req.http.Cookie ~ "__prerender_bypass|__next_preview_data") {
    return (pass);
  }
  # Read by each visitor for themselves, by their search string: the search, a link of a mail.
  if (req.url ~ "^/(api/|(search|newsletter)([?]|$))") {
    return (pass);
  }
  # The rule of the site's own `No-Vary-Search: params, except=("_rsc")` (next.config.ts): no other page by its parameters.
  # The quote form is another page for each service, and for nothing else that is in its address
  # (lib/routing/read-search.ts): everybody could fill the memory with it.
  if (req.url ~ "^/quote[?](.*&)?service=[\w~-][\w.~-]{0,254}(&|$)") {
    set req.url = regsub(req.url, "^/quote[?](?:.*&)?(service=[\w~-][\w.~-]{0,254})(?:&.*)?$", "/quote?\1");
  } else if (req.url !~ "^/_next/image[?]") {
    set req.url = regsub(req.url, "[?].*$", "");
  }
  unset req.http.Cookie;
  call choose_encoding;
  # An image varies by it: one variant for browsers that know the better format, one for all others.
  if (req.url ~ "^/_next/image[?]") {
    if (req.http.Accept ~ "image/webp") {
      set req.http.Accept = "image/webp";
    } else {
      unset req.http.Accept;
    }
  }

  # Nothing that has expired, unless there is nobody left to ask.
  set req.grace = 0s;
  if (!std.healthy(req.backend_hint) || req.http.X-Is-Retry) {
    set req.grace = 24h;
  }
  return (hash);
}

# One variant for each coding that the site has.
sub choose_encoding {
  if (req.http.Accept-Encoding ~ "(?i)(^|[ ,])br(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "(?i)(^|[ ,])gzip(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub purge_tags {
  if (client.ip !~ purgers || !req.http.X-Is-Direct || !req.http.X-Content-Time) {
    return (synth(403, "Forbidden"));
  }
  # What the site began to make before is old, although it arrives later. A number that `std.integer` cannot
  # read would count as 0: it has at most 15 digits (server/cache-headers.ts).
  if (std.integer(req.http.X-Content-Time, 0) > std.integer(var.global_get("time"), 0)) {
    var.global_set("time", req.http.X-Content-Time);
  }
  # It stays for the day on which no copy of the site is there.
  set req.http.X-Purged = xkey.softpurge(req.http.X-Purge-Tags);
  return (synth(200, "Purged"));
}

sub vcl_hash {
  hash_data(req.url);
  # One site, whatever a visitor calls it.
  return (lookup);
}

sub vcl_backend_response {
  if (bereq.uncacheable) {
    return (deliver);
  }
  # The site says so of what anybody may get: by the request, and by what it shows.
  if (bereq.url !~ "^/_next/static/") {
    if (!beresp.http.X-Content-Time
      || std.integer(beresp.http.X-Content-Time, 0) < std.integer(var.global_get("time"), 0)) {
      set beresp.uncacheable = true;
      set beresp.ttl = 1s;
      return (deliver);
    }
  }
  # Not a failure, nothing that a browser alone may store, and no second address of the same thing.
  if (beresp.status >= 500 || beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store"
    || beresp.http.X-Accel-Expires == "0" || beresp.ttl <= 0s) {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  # By which the site drops everything.
  set beresp.http.xkey = beresp.http.xkey + " everything";
  # Without a name, each storage would get its share of the pages.
  set beresp.storage = storage.s0;
  # There is no end of addresses that are not found, or lead elsewhere.
  if (beresp.status != 200) {
    set beresp.storage = storage.others;
  }
  # A scanner's addresses go after their time; pages stay for the day on which no copy is there.
  set beresp.grace = 0s;
  if (beresp.status == 200 || beresp.status == 308) {
    set beresp.grace = 24h;
  }
  return (deliver);
}

# A copy that has just gone: every copy is asked once, then what is there. Varnish sends no body twice, so a
# form goes to another copy only if this one was not reached.
sub vcl_backend_error {
  # It reads all content of the site: a second copy must not begin as well.
  if (bereq.url ~ "^/api/content-check") {
    return (abandon);
  }
  if (bereq.retries < 3) {
    return (retry);
  }
  return (abandon);
}

sub vcl_backend_fetch {
  if (bereq.retries > 0) {
    set bereq.backend = in_order.backend(alt=bereq.retries - 1);
  }
  # Its headers say what it shows now; those of a stored one would be merged with them.
  unset bereq.http.If-None-Match;
  unset bereq.http.If-Modified-Since;
  unset bereq.http.X-Is-Direct;
  unset bereq.http.X-Is-Retry;
  # The content service waits for the content check for 60 s.
  if (bereq.url ~ "^/api/content-check") {
    set bereq.first_byte_timeout = 65s;
  } elsif (bereq.method == "POST") {
    # A form may take some twenty seconds while the services behind the site are slow; its visitor gets the answer.
    set bereq.first_byte_timeout = 30s;
  }
}

sub vcl_synth {
  # What is there, if anything is; nothing below /api/ is, and a content check must not begin again.
  if (resp.status == 503 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")
    && req.url !~ "^/api/") {
    set req.http.X-Is-Retry = "1";
    return (restart);
  }
  set resp.http.Content-Type = "text/html; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  if (resp.status == 503) {
    # No copy of the site is there to say it (lib/server/ops/plain-page.ts).
    set resp.http.Retry-After = "60";
    synthetic({"<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Unexpected Application Error!</title>
<style>:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}main{max-width:34rem;margin:20vh auto;padding:0 1.5rem}h1{line-height:1.2}a{display:inline-block;padding:.5rem 1.5rem .5rem 0;color:inherit}</style>
</head>
<body>
<main>
<h1>Unexpected Application Error!</h1>
<p>We couldn’t load this page. Please try again in a minute.</p>
<p><a href="">Try again</a><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
"});
  } else {
    synthetic("<!DOCTYPE html><title>" + resp.reason + "</title><h1>" + resp.status + " " + resp.reason + "</h1>");
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.X-Content-Time;
  unset resp.http.X-Accel-Expires;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  # Of this request, not of the one whose response is stored.
  unset resp.http.X-Request-Id;
  if (req.http.X-Request-Id) {
    set resp.http.X-Request-Id = req.http.X-Request-Id;
  }
  # A browser asks again; `s-maxage` was for Varnish. A second cache in front would not hear of a purge.
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, ",?\s*s-maxage=\d+(,\s*stale-while-revalidate(=\d+)?)?", "");
}
