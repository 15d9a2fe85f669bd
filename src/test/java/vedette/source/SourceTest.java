package vedette.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceTest {

  @TempDir Path directory;

  private Problem unreadable(Path path) {
    return Expected.failure(
        WrongFile.Kind.UNREADABLE, () -> Source.read(path, path.getFileName().toString()));
  }

  private static Problem wrong(byte[] bytes) {
    return Expected.failure(WrongFile.Kind.WRONG, () -> Source.of("x.json", bytes));
  }

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  @Test
  void a_missing_file_is_named_with_the_nearest_one_that_exists() throws IOException {
    Files.writeString(directory.resolve("combat.json"), "{}");
    Problem problem = unreadable(directory.resolve("comabt.json"));
    assertThat(problem.text()).startsWith("error[J001]: comabt.json: cannot read: no such file");
    assertThat(problem.help()).endsWith("combat.json`?");
  }

  @Test
  void a_misspelled_directory_is_found_out_too() throws IOException {
    Files.createDirectories(directory.resolve("tables"));
    Files.writeString(directory.resolve("tables/crt.json"), "{}");
    assertThat(unreadable(directory.resolve("tabels/crt.json")).help())
        .endsWith("tables/crt.json`?");
  }

  @Test
  void a_directory_is_not_a_file() {
    Problem problem = unreadable(directory);
    assertThat(problem.code()).isEqualTo("J002");
    assertThat(problem.message()).isEqualTo("is a directory");
  }

  @Test
  void a_file_without_read_permission_is_denied() throws IOException {
    Path file = Files.writeString(directory.resolve("secret.json"), "{}");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("---------"));
    assumeFalse(Files.isReadable(file), "this user may read everything");
    assertThat(unreadable(file).message()).isEqualTo("cannot read: permission denied");
  }

  @Test
  void a_link_is_followed_and_a_loop_of_links_is_an_error() throws IOException {
    Path file = Files.writeString(directory.resolve("a.json"), "{}");
    Path link = Files.createSymbolicLink(directory.resolve("link.json"), file);
    assertThat(Source.read(link, "link.json").name()).isEqualTo("link.json");
    Path loop = directory.resolve("loop.json");
    Files.createSymbolicLink(loop, loop);
    assertThat(unreadable(loop).message())
        .isEqualTo("cannot read: too many levels of symbolic links");
  }

  @Test
  void a_file_over_the_limit_is_refused_before_it_is_read() throws IOException {
    Path file = directory.resolve("large.json");
    try (var large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(1L << 30); // a hole of 1 GiB, which takes no room on the disk
    }
    Problem problem =
        Expected.failure(WrongFile.Kind.REFUSED, () -> Source.read(file, "large.json"));
    assertThat(problem.message()).contains("16 MiB");
  }

  @Test
  void a_device_is_no_file() {
    Path zero = Path.of("/dev/zero");
    assumeTrue(Files.exists(zero));
    Problem problem = Expected.failure(WrongFile.Kind.REFUSED, () -> Source.read(zero, "zero"));
    assertThat(problem.code()).isEqualTo("J007");
  }

  @Test
  void of_bytes_that_are_no_json_no_line_is_shown() {
    for (String text : List.of("secret \u00e9", "secret \0")) {
      byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
      Problem problem = Expected.failure(WrongFile.Kind.WRONG, () -> Source.of("x", bytes));
      assertThat(problem.text()).doesNotContain("secret");
    }
  }

  @Test
  void a_stream_without_end_stops_at_the_limit() {
    InputStream endless =
        new InputStream() {
          @Override
          public int read() {
            return '[';
          }
        };
    assertThat(Expected.failure(WrongFile.Kind.REFUSED, () -> Source.read(endless, "-")).code())
        .isEqualTo("J006");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n\t\r\n ", "\ufeff", "\ufeff \n"})
  void an_empty_file_is_an_error_at_its_start(String text) {
    Problem problem = wrong(text.getBytes(StandardCharsets.UTF_8));
    assertThat(problem.at()).isEqualTo(Position.START);
    assertThat(problem.message()).isEqualTo("file is empty; expected a JSON object");
  }

  @Test
  void a_byte_order_mark_is_not_part_of_the_text() {
    Source source = Source.of("x", "\ufeff{\"a\":1}".getBytes(StandardCharsets.UTF_8));
    assertThat(source.text()).isEqualTo("{\"a\":1}");
    assertThat(source.position(1)).isEqualTo(new Position(1, 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-16", "UTF-32LE", "UTF-32BE"})
  void utf_16_and_utf_32_are_named(String charset) {
    Problem problem = wrong("{ \"a\": 1 }".getBytes(Charset.forName(charset)));
    assertThat(problem.code()).isEqualTo("J012");
    assertThat(problem.help()).contains("UTF-8");
  }

  @Test
  void a_latin_1_letter_is_invalid_and_its_byte_and_place_are_named() {
    Problem problem = wrong("{\n\n  \"name\": \"café\" }".getBytes(StandardCharsets.ISO_8859_1));
    // the é is the 15th character: 2 blanks, "name": and a blank are 10, the quote, c, a, f
    assertThat(problem.message()).isEqualTo("invalid UTF-8 at 3:15 (byte 0xE9)");
    assertThat(problem.sourceLine()).startsWith("  \"name\": \"caf");
  }

  @Test
  void overlong_forms_and_encoded_surrogates_are_invalid() {
    assertThat(wrong(bytes('"', 0xc0, 0xaf, '"')).code()).isEqualTo("J013");
    assertThat(wrong(bytes('"', 0xed, 0xa0, 0x80, '"')).code()).isEqualTo("J013");
    assertThat(wrong(bytes('"', 0xff, '"')).message()).endsWith("(byte 0xFF)");
  }

  @Test
  void a_file_that_ends_inside_a_character_is_truncated() {
    assertThat(wrong(bytes('"', 0xe2, 0x82)).code()).isEqualTo("J014");
    assertThat(wrong(bytes('"', 0xf0, 0x9f, 0x98)).code()).isEqualTo("J014");
    assertThat(wrong(bytes('"', 0xc3)).message()).contains("in the middle");
  }

  @Test
  void a_nul_is_an_error_where_it_stands() {
    Problem inside = wrong("{ \"a\":\n \"b\0c\" }".getBytes(StandardCharsets.UTF_8));
    assertThat(inside.at()).isEqualTo(new Position(2, 4));
    Problem after = wrong("{ \"a\": 1 }\0\0".getBytes(StandardCharsets.UTF_8));
    assertThat(after.code()).isEqualTo("J015");
    assertThat(after.at()).isEqualTo(new Position(1, 11));
  }

  @Test
  void archives_and_images_are_not_text() throws IOException {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(zipped)) {
      gzip.write("{}".getBytes(StandardCharsets.UTF_8));
    }
    assertThat(wrong(zipped.toByteArray()).message()).isEqualTo("not text (gzip data?)");
    assertThat(wrong(bytes('P', 'K', 3, 4, 20, 0)).message()).isEqualTo("not text (zip data?)");
    assertThat(wrong(bytes(0x89, 'P', 'N', 'G', 13, 10)).message())
        .isEqualTo("not text (a PNG image?)");
  }

  @Test
  void every_kind_of_line_end_ends_one_line() {
    Source source = Expected.source("a\nb\r\nc\rd\n");
    assertThat(source.line(1)).isEqualTo("a");
    assertThat(source.line(2)).isEqualTo("b");
    assertThat(source.line(3)).isEqualTo("c");
    assertThat(source.line(4)).isEqualTo("d");
    assertThat(source.line(9)).isEmpty();
    assertThat(source.position(7)).isEqualTo(new Position(4, 1));
  }
}
