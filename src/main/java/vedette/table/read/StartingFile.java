package vedette.table.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** The file that a designer of a table or of a rule system starts from. */
public enum StartingFile {
  /** A rule system that has a little of everything. */
  SYSTEM("starting-system.json"),
  /** A rule system with the required members only. */
  MINIMAL_SYSTEM("starting-system-minimal.json"),
  /** A combat results table with notes. */
  TABLE("starting-table.json"),
  /** A combat results table with the required members only. */
  MINIMAL_TABLE("starting-table-minimal.json");

  private final String resource;

  StartingFile(String resource) {
    this.resource = resource;
  }

  /**
   * Returns the text of the file.
   *
   * @param file its future name, from which its id and title are made
   */
  public String text(String file) {
    String title = title(file);
    return read().replace("{name}", name(file, "rules")).replace("{title}", title);
  }

  /**
   * Returns the last part of the id of a file: small letters, digits and hyphens.
   *
   * @param otherwise the id if the file's name has none of them
   */
  public static String name(String file, String otherwise) {
    String plain =
        title(file).toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
    return plain.isEmpty() ? otherwise : plain;
  }

  /** Returns a file's name without its extension, fit for a JSON string. */
  public static String title(String file) {
    String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
    String plain =
        last.replaceFirst("(?<=.)\\.[A-Za-z]+$", "").replaceAll("[\"\\\\\\p{Cntrl}]", " ");
    return plain.isBlank() ? "My rules" : plain.strip();
  }

  private String read() {
    try (InputStream in = StartingFile.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
