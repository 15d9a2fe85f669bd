package vedette.web;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A local server of {@code target/web}, which browsers trust like https. */
final class Site implements AutoCloseable {
  private static final Map<String, String> TYPES =
      Map.of(
          "js",
          "text/javascript",
          "webmanifest",
          "application/manifest+json",
          "svg",
          "image/svg+xml");

  private final HttpServer server;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  Site() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", Site::serve);
    server.setExecutor(threads);
    server.start();
  }

  String address() {
    return "http://localhost:" + server.getAddress().getPort() + "/";
  }

  private static void serve(HttpExchange exchange) throws IOException {
    String asked = exchange.getRequestURI().getPath().substring(1);
    Path file = Page.WEB.resolve(asked.isEmpty() ? "index.html" : asked);
    try (exchange) {
      if (!Files.isRegularFile(file)) {
        exchange.sendResponseHeaders(404, -1);
        return;
      }
      String name = file.toString();
      String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
      exchange
          .getResponseHeaders()
          .set("Content-Type", type != null ? type : URLConnection.guessContentTypeFromName(name));
      exchange.sendResponseHeaders(200, Files.size(file));
      Files.copy(file, exchange.getResponseBody());
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
