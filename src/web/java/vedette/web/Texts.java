package vedette.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.stream.Stream;
import org.teavm.extension.spi.resources.ResourcesPolicy;

/** The part of the web build that adds tables, schemas and other texts to the program. */
public final class Texts implements ResourcesPolicy {
  @Override
  public String[] supplyResources(Collection<? extends String> classes) {
    try {
      Path root = Path.of(Texts.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      try (Stream<Path> files = Files.walk(root)) {
        return files
            .filter(Files::isRegularFile)
            .map(file -> root.relativize(file).toString())
            .filter(name -> !name.endsWith(".class") && !name.startsWith("META-INF"))
            .filter(name -> !name.startsWith("tables/examples"))
            .toArray(String[]::new);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
